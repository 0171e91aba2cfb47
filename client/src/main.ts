import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { followKeyboard } from './lib/by-keyboard';
import { keepPage } from './lib/installed';
import { router } from './lib/route.svelte';
import { settings } from './lib/settings.svelte';
import { useLanguage } from './lib/text.svelte';

settings.load();
followKeyboard();
await useLanguage();
router.start();
mount(App, { target: document.getElementById('app')! });

await keepPage();

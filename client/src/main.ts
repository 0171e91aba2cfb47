import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { router } from './lib/route.svelte';
import { settings } from './lib/settings.svelte';
import { useLanguage } from './lib/text.svelte';

settings.load();
await useLanguage();
router.start();
mount(App, { target: document.getElementById('app')! });

// Only a page on https (or on this machine) may keep itself for later.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  await navigator.serviceWorker.register('/sw.js');
}

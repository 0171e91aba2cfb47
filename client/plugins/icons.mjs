// Draws the icons of the installed page from the letter of the name: `npm run icons`, with any SVG to PNG program at hand.
import { mkdir, writeFile } from 'node:fs/promises';

const FOLDER = new URL('../public/icons/', import.meta.url);

/** A die in the tray's brown, a pencil stroke across it; `margin` keeps it clear of round masks. */
function icon(margin) {
  const size = 512 - 2 * margin;
  const at = (part) => (margin + size * part).toFixed(1);
  const pip = (x, y) => `<circle cx="${at(x)}" cy="${at(y)}" r="${(size * 0.052).toFixed(1)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<rect width="512" height="512" rx="${margin ? 0 : 112}" fill="#4E3828"/>
<rect x="${at(0.19)}" y="${at(0.19)}" width="${(size * 0.62).toFixed(1)}" height="${(size * 0.62).toFixed(1)}" rx="${(size * 0.14).toFixed(1)}" fill="#FFFDF8"/>
<g fill="#0F5F63">${pip(0.33, 0.33)}${pip(0.67, 0.67)}${pip(0.33, 0.67)}</g>
<path d="M${at(0.41)} ${at(0.53)}C${at(0.45)} ${at(0.57)} ${at(0.47)} ${at(0.6)} ${at(0.49)} ${at(0.64)}C${at(0.54)} ${at(0.5)} ${at(0.6)} ${at(0.42)} ${at(0.7)} ${at(0.32)}" fill="none" stroke="#3D3C44" stroke-width="${(size * 0.05).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;
}

await mkdir(FOLDER, { recursive: true });
await writeFile(new URL('icon.svg', FOLDER), icon(0));
await writeFile(new URL('icon-maskable.svg', FOLDER), icon(56));

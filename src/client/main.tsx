import '@fontsource-variable/jost/wght.css';
import '@fontsource-variable/jost/wght-italic.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource/limelight/latin.css';
import 'virtual:palettes.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { applySettings } from './device/settings.ts';
import { speak } from './locale/index.ts';
import { layOutIcons } from './shell/icons.ts';
import { keepOffline } from './shell/offline.ts';
import { followLinks } from './shell/route.ts';

applySettings();
speak();
followLinks();
keepOffline();
// A table without icons is a table all the same.
layOutIcons().catch(() => {});
const root = document.getElementById('app');
if (root) render(<App />, root);

import preact from '@astrojs/preact';
import { firstAct } from './firstAct.mjs';

export default { integrations: [preact(), firstAct()] };

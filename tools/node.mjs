// `node tools/node.mjs ARGUMENTS` is `node ARGUMENTS` with a Node that is new enough, also after `npm ci` on an older one.
// Without arguments it only makes sure that npm scripts find one.
import { handOver, requireFiles } from './setup/bootstrap.mjs';

requireFiles(process.argv.slice(2));
handOver(process.argv.length > 2 ? process.argv.slice(2) : ['--eval', '']);

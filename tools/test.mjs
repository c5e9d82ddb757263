// `npm test`: installs what is missing, then runs the checks of a change.
import { handOver, installDependencies } from './bootstrap.mjs';

installDependencies('npm test');
handOver(['tools/run/test.ts', ...process.argv.slice(2)]);

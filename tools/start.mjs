// `npm start`: installs what is missing, then runs the site with its whole back end on this computer.
import { handOver, installDependencies } from './bootstrap.mjs';

installDependencies('npm start');
handOver(['tools/run/start.ts', ...process.argv.slice(2)]);

// `npm start`: installs what is missing, then runs the site with its whole back end on this machine.
import { handOver, installDependencies } from './setup/bootstrap.mjs';

await installDependencies('npm start');
handOver('tools/run/start.ts');

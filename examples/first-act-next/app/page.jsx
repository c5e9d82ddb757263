export { Alive as default } from './Alive.jsx';

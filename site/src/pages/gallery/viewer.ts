export { Viewer } from '@tarcza/ui/viewer';

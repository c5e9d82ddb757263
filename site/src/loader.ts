// The only script of a page until the visitor acts: what may happen before, components declare by `data-act`.
import '@tarcza/first-act/loader';
import { reveal } from './frame/reveal';

addEventListener('DOMContentLoaded', reveal);

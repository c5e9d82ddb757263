// The only script of a page before the first interaction.
import '@tarcza/first-act/loader';

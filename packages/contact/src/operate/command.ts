/** How this tool is called where it runs: by a script of that name, or as the package's own program. */
export const command =
  process.env['npm_lifecycle_event'] === 'messages' ? 'npm run messages --' : 'npx tarcza-messages';

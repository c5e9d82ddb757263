import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out of React Router what the site does not import: forms, data routers, error boundaries.
 * All of it is in one file whose top-level calls of React say nothing of being free of side effects, so that each
 * would stay, with everything that it mentions: a tenth of what the first press of a button has to wait for.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .+;$/gm, '')
          .replaceAll(
            / = (React\d*\.(?:createContext|forwardRef|memo|createElement)\()/g,
            ' = /* @__PURE__ */ $1',
          ),
        map: null,
      }),
    },
  };
}

import type { Plugin } from 'vite';

const names = /^\w+\.displayName = .+;$/gm;
const calls = / = (React\d*\.(?:createContext|forwardRef|memo|createElement)\()/g;
/** A call at the top level that is still there with nothing said of it, or React imported in another way. */
const missed =
  /^\w.* = [\w$]+\.(?:createContext|forwardRef|memo)\(.*$|^import \{.*\b(?:createContext|forwardRef|memo)\b.*\} from ["']react["'].*$/m;

/**
 * Lets the bundler leave out of React Router what the site does not import: forms, data routers, error boundaries.
 * All of it is in one file whose top-level calls of React say nothing of being free of side effects, so that each
 * would stay, with everything that it mentions: a tenth of what the first press of a button has to wait for.
 *
 * The build fails when React Router is written in another way, so that a new version cannot bring it all back unseen.
 */
export function leanRouter(): Plugin {
  let found = { names: 0, calls: 0 };
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      found = { names: 0, calls: 0 };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
      handler(source, id) {
        const code = source
          .replaceAll(names, () => ((found.names += 1), ''))
          .replaceAll(calls, (_, call: string) => ((found.calls += 1), ` = /* @__PURE__ */ ${call}`));
        const [left] = missed.exec(code) ?? [];
        if (left) this.error(problem(`${id} has another form: ${left}`));
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      const bundled = [...this.getModuleIds()].some((id) => /\/react-router(?:-dom)?\//.test(id));
      if (bundled && (found.names === 0 || found.calls === 0))
        this.error(
          problem(
            `its files hold ${found.names} display names and ${found.calls} calls of React in the form expected`,
          ),
        );
    },
  };
}

const problem = (what: string) =>
  `React Router is no longer written as leanRouter.ts expects, and would come whole: ${what}. ` +
  'Compare its dist folder with the patterns in leanRouter.ts; where it has become lean by itself, remove the plugin.';

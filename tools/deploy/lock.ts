import { Problem } from '../local/problem.ts';

/** What a lock file says about one folder of packages, as far as it matters here. */
interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [key: string]: unknown;
}

export interface Lock {
  lockfileVersion: number;
  packages: Record<string, Locked>;
}

/** The part of package.json that the cloud installs by. */
export interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  [key: string]: unknown;
}

/**
 * The lock file of one workspace alone, taken out of the repository's: the same versions with the same checksums, laid
 * out as npm would install them where nothing of the repository is around.
 *
 * @throws when two versions of a package would need the same place.
 */
export function lockOf(workspace: string, manifest: Manifest, whole: Lock): Lock {
  const origins = new Map<string, string>();
  const packages: Record<string, Locked> = { '': { ...manifest } };
  const open: [from: string, needed: Locked][] = [[workspace, { dependencies: manifest.dependencies }]];

  for (let next = open.shift(); next; next = open.shift()) {
    const [from, needed] = next;
    for (const { name, optional } of neededBy(needed)) {
      const origin = resolved(from, name, whole);
      const found = origin === undefined ? undefined : whole.packages[origin];
      if (origin === undefined || !found) {
        if (optional) continue;
        throw new Problem(
          `package-lock.json has no ${name}, which ${from} needs. Run npm install, and commit it.`,
        );
      }
      const place = origin.startsWith(`${workspace}/`) ? origin.slice(workspace.length + 1) : origin;
      const taken = origins.get(place);
      if (taken === origin) continue;
      if (taken !== undefined) {
        throw new Problem(
          `The functions need ${name} twice in one place: ${String(whole.packages[taken]?.version)} and ` +
            `${String(found.version)}. Bring both to one version: npm why ${name}`,
        );
      }
      origins.set(place, origin);
      // Whether something is only for development is another question in the repository than it is here.
      const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = found;
      packages[place] = entry;
      open.push([origin, found]);
    }
  }
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: whole.lockfileVersion,
    requires: true,
    packages: Object.fromEntries(
      Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  } as Lock;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) {
  const optionalPeer = (name: string) => Boolean(peerDependenciesMeta?.[name]?.optional);
  return [
    ...Object.keys(dependencies ?? {}).map((name) => ({
      name,
      optional: name in (optionalDependencies ?? {}),
    })),
    ...Object.keys(optionalDependencies ?? {}).map((name) => ({ name, optional: true })),
    ...Object.keys(peerDependencies ?? {})
      .filter((name) => !optionalPeer(name))
      .map((name) => ({ name, optional: false })),
  ];
}

/** Where Node would find a package, beginning at the folder of the one that asks for it. */
function resolved(from: string, name: string, { packages }: Lock): string | undefined {
  for (let folder = from; ; ) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

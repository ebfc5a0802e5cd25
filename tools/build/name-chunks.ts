interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

export interface ChunkPlan {
  /** Two plans of one name go into one file: they are always needed together. */
  readonly name: string;
  /** The module that is imported. */
  readonly entry: string;
  /** Modules of which one is imported with it: what all of them reach is included too. */
  readonly partners?: readonly string[];
}

/** The chunk of everything that is in no plan. */
export interface LatePlan {
  /**
   * Chunks of libraries that only some pages use, by a text in the path of their modules, each with the shared modules
   * that need it. A library comes after those it depends on.
   */
  readonly libraries: Readonly<Record<string, RegExp>>;
  /** The chunk of modules that are imported by two or more chunks. */
  readonly shared: string;
  /** All names that `nameOf` returns. */
  readonly names: readonly string[];
  /** The chunk of a module that is imported on demand by another; null leaves it a file of its own. */
  nameOf(id: string, importer: string): string | null;
}

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly debugName: string;
  /** A group of the bundler includes all that its modules import: an earlier one has priority. */
  readonly priority: number;
}

/**
 * Groups for the bundler: everything that an entry needs goes into one file, which compresses better than thirty
 * small ones and costs one round trip. What an earlier chunk has is not in a later one. A late plan does the same for
 * all that is imported on demand; without one the bundler decides.
 */
export function chunkGroups(plans: readonly ChunkPlan[], late?: LatePlan): ChunkGroup[] {
  let names: ReadonlyMap<string, string> | null = null;
  const order = new Set([
    ...plans.map(({ name }) => name),
    ...(late ? [late.shared, ...Object.keys(late.libraries), ...late.names] : []),
  ]);
  return [...order].map((name, index) => ({
    name: (id, graph) => {
      names ??= planNames(plans, late, graph);
      return names.get(id) === name ? name : null;
    },
    debugName: name,
    priority: order.size - index,
  }));
}

function planNames(
  plans: readonly ChunkPlan[],
  late: LatePlan | undefined,
  graph: ModuleGraph,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, entry, partners = [] } of plans) {
    const shared = partners.map((partner) => reachedFrom(partner, graph));
    const both = [...(shared[0] ?? [])].filter((id) => shared.every((reached) => reached.has(id)));
    for (const id of [...reachedFrom(entry, graph), ...both]) if (!names.has(id)) names.set(id, name);
  }
  const entries = plans.map(({ entry }) => entry);
  if (late) for (const [id, name] of lateNames(entries, late, graph)) if (!names.has(id)) names.set(id, name);
  return names;
}

/** The chunk of every module: of its only importer, of its library, or the shared one. */
function lateNames(entries: readonly string[], late: LatePlan, graph: ModuleGraph): Map<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const [root, importers] of importedOnDemand(entries, graph)) {
    // A module with a file of its own owns what it reaches under its own path, which is not a chunk name.
    const [importer = ''] = importers;
    const owner = late.nameOf(root, importer) ?? root;
    for (const id of reachedFrom(root, graph)) owners.set(id, (owners.get(id) ?? new Set()).add(owner));
  }
  const names = new Map<string, string>();
  for (const [id, wantedBy] of owners) {
    const [owner = ''] = wantedBy;
    const isShared = wantedBy.size > 1 || isLibrary(late, id);
    const name = isShared
      ? (libraryOf(late, id, graph) ?? late.shared)
      : late.names.find((known) => known === owner);
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

const isLibrary = ({ libraries }: LatePlan, id: string): boolean =>
  Object.values(libraries).some((path) => path.test(id));

/** The last library that a module reaches, itself included. */
function libraryOf({ libraries }: LatePlan, id: string, graph: ModuleGraph): string | undefined {
  const reached = [...reachedFrom(id, graph)];
  return Object.keys(libraries).findLast((name) => reached.some((module) => libraries[name]?.test(module)));
}

/** Modules that are imported on demand from wherever the entries lead, each with those that import it so. */
function importedOnDemand(entries: readonly string[], graph: ModuleGraph): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    for (const root of info?.dynamicallyImportedIds ?? []) found.set(root, [...(found.get(root) ?? []), id]);
    waiting.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return found;
}

function reachedFrom(entry: string, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

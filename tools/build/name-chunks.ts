interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

export interface ChunkPlan {
  readonly name: string;
  /** The module that is asked for. */
  readonly entry: string;
  /** Modules of which one is asked for beside it: what all of them reach comes along too. */
  readonly partners?: readonly string[];
}

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly debugName: string;
  /** The bundler lets a group take along all that its modules import: an earlier one must choose first. */
  readonly priority: number;
}

/**
 * Groups for the bundler: everything that an entry needs goes into one file, which compresses better than thirty small
 * ones and costs one round trip. What an earlier chunk has is not in a later one. Everything else is left to the bundler.
 */
export function chunkGroups(plans: readonly ChunkPlan[]): ChunkGroup[] {
  let names: ReadonlyMap<string, string> | null = null;
  return plans.map((plan, index) => ({
    name: (id, graph) => {
      names ??= planNames(plans, graph);
      return names.get(id) === plan.name ? plan.name : null;
    },
    debugName: plan.name,
    priority: plans.length - index,
  }));
}

function planNames(plans: readonly ChunkPlan[], graph: ModuleGraph): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, entry, partners = [] } of plans) {
    const shared = partners.map((partner) => reachedFrom(partner, graph));
    const both = [...(shared[0] ?? [])].filter((id) => shared.every((reached) => reached.has(id)));
    for (const id of [...reachedFrom(entry, graph), ...both]) if (!names.has(id)) names.set(id, name);
  }
  return names;
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

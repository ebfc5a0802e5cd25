interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Names the chunk of a module: everything that the entry needs before the first picture goes into one file,
 * which compresses better than thirty small ones. Everything else is left to the bundler.
 */
export function firstChunk(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlySet<string> | null = null;
  return (id, graph) => {
    reached ??= reachedFrom(entry, graph);
    return reached.has(id) ? 'first' : null;
  };
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

const ID = /^[1-9]\d{0,8}$/;

/** Which activity an address names; null for none. */
export function activityIdOf(query: URLSearchParams): number | null {
  const id = query.get('id') ?? '';
  return ID.test(id) ? Number(id) : null;
}

/**
 * A read of what nothing in the running product writes, kept by this process for `ms` milliseconds. Askers at the same
 * moment share one read; one that failed is not kept. Nobody changes what it answers.
 */
export function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | null = null;
  return () => {
    if (kept && kept.until > performance.now()) return kept.value;
    const value = read();
    kept = { value, until: performance.now() + ms };
    value.catch(() => {
      kept = null;
    });
    return value;
  };
}

type Slow = {
  readonly ms: number;
  readonly text?: string;
  readonly problem?: string;
  readonly dies?: boolean;
};

/** Keeps its process busy for so long, as drawing does, and then answers, fails or ends. */
export async function drawSlowly({ ms, text = '', problem, dies }: Slow): Promise<Buffer> {
  const end = performance.now() + ms;
  while (performance.now() < end);
  if (dies) process.exit(3);
  if (problem) throw new Error(problem);
  return Buffer.from(text);
}

import { createOutside } from '@/lib/platform/outside/run-outside';

/** Which document to draw, by the module and the name of the function that does, and with what. */
type Order = {
  /** Below the project's root, with its ending. */
  readonly module: string;
  readonly maker: string;
  /** Plain data: it is copied to another process. */
  readonly document: unknown;
};

/** A hundred lines take about a second. */
const draw = createOutside({
  mostMs: 30_000,
  heapMb: 512,
  memoryMb: 1_024,
  idleMs: 60_000,
  waiting: 20,
  retryAfterSeconds: 20,
});

/**
 * The bytes of a document, drawn in another process. Throws UNAVAILABLE, with the time after which to come again, when
 * too many wait, and what went wrong there as an error of its own.
 */
export async function renderOutside({ module, maker, document }: Order): Promise<Buffer> {
  return Buffer.from((await draw({ module, name: maker, input: document })) as Uint8Array);
}

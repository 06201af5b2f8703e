import type { Actor } from '@/lib/core/actor';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { renderOutside } from '@/lib/pdf/render-outside';

/** The function that draws a PDF from its content. */
export type Drawing<Content> = {
  /** Below the project's root, with its ending: another process loads it. */
  readonly module: string;
  /** Name of the function in it. */
  readonly maker: string;
  /** Loads the same function in this process. */
  readonly load: () => Promise<(content: Content) => Promise<Buffer>>;
};

/**
 * The bytes of a PDF. A job draws in its own process; for a person another process draws, so that this one answers
 * meanwhile. Throws RATE_LIMITED, and UNAVAILABLE when it cannot be drawn now.
 */
export async function drawPdf<Content>(
  actor: Actor,
  { module, maker, load }: Drawing<Content>,
  content: Content,
): Promise<Buffer> {
  if (actor.kind === 'job') return (await load())(content);
  await spendAllowance(actor, 'rendering');
  return renderOutside({ module, maker, document: content });
}

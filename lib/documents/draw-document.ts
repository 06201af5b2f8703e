import type { Actor } from '@/lib/core/actor';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { renderOutside } from '@/lib/pdf/outside/render-outside';
import type { FileKind } from '@/lib/storage/rules';

/** A kind of PDF, and the function that draws one from its content. */
export type DocumentKind<Content> = {
  readonly kind: FileKind;
  /** Below the project's root, with its ending: another process loads it. */
  readonly module: string;
  /** Name of the function in it. */
  readonly maker: string;
  /** Loads the same function in this process. */
  readonly load: () => Promise<(content: Content) => Promise<Buffer>>;
};

/**
 * The bytes of a document. A job draws where it is; for a person another process does, so that the others are answered
 * meanwhile. Throws RATE_LIMITED, and UNAVAILABLE when it cannot be drawn now.
 */
export async function drawDocument<Content>(
  actor: Actor,
  { module, maker, load }: DocumentKind<Content>,
  content: Content,
): Promise<Buffer> {
  if (actor.kind === 'job') return (await load())(content);
  await spendAllowance(actor, 'rendering');
  return renderOutside({ module, maker, document: content });
}

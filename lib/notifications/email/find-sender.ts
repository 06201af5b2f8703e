import { and, eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import { photoUrl } from '@/lib/core/photo-url';
import { AGENCY } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';

/** An agency as a mail shows it. */
export type Sender = {
  readonly name: string;
  /** Whole address of its logo; null without one. */
  readonly logoUrl: string | null;
  /** Where it wants answers; null when it has no address. */
  readonly replyTo: string | null;
  /** It asked for all answers there, whoever of its people a mail speaks of. */
  readonly answersThere: boolean;
  /** Its colour, '#8f1d3f'; null for the product's. */
  readonly accent: string | null;
};

/**
 * Finds the agency that a mail names as its sender; null while it is not approved: the product alone answers for its
 * mail.
 */
export async function findSender(agencyId: string): Promise<Sender | null> {
  const [agency] = await database()
    .select({
      name: agencies.name,
      senderName: agencies.senderName,
      email: agencies.email,
      replyTo: agencies.replyTo,
      accent: agencies.accent,
      logoFileId: agencies.logoFileId,
    })
    .from(agencies)
    .where(and(eq(agencies.id, agencyId), eq(agencies.stateId, AGENCY.ACTIVE)));
  if (!agency) return null;
  const { name, senderName, email, replyTo, accent, logoFileId } = agency;
  return {
    name: senderName ?? name,
    logoUrl: logoFileId && new URL(photoUrl(logoFileId, 96), env().APP_URL).href,
    replyTo: replyTo ?? email,
    answersThere: replyTo !== null,
    accent,
  };
}

const ADDRESS = /<([^<>]+)>\s*$/;

/** 'Casa Norte vía Elenco <hola@elenco.co>': the product's own address, with the name of whom it speaks for. */
export function senderLine(name: string, productLine: string): string {
  const address = ADDRESS.exec(productLine)?.[1] ?? productLine;
  const spoken = `${name} vía ${product().name}`.replaceAll(/["\\<>\p{Cc}]/gu, ' ').trim();
  return `"${spoken}" <${address}>`;
}

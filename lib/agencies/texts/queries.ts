import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, agencyTexts } from '@/db/schema';
import { AGENCY_TEXTS, type AgencyText } from '@/db/values/agency-texts';
import type { Actor } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { maySeeOwnAgency } from '../policy';
import { fillWording, TEXT_RULES, type Wording } from './rules';

export type OwnText = Wording & {
  readonly kind: AgencyText;
  /** In the agency's own words. */
  readonly isOwn: boolean;
  /** 0 for the usual words. */
  readonly revision: number;
};

const usual = ({ subject, body }: Wording): Wording => ({ subject, body });

/** What the own agency says in each text. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listAgencyTexts(actor: Actor): Promise<OwnText[]> {
  const { agencyId } = maySeeOwnAgency(actor);
  const own = await database().select().from(agencyTexts).where(eq(agencyTexts.agencyId, agencyId));
  return AGENCY_TEXTS.map((kind) => {
    const said = own.find((row) => row.kind === kind);
    return {
      kind,
      isOwn: said !== undefined,
      revision: said?.revision ?? 0,
      ...usual(said ?? TEXT_RULES[kind]),
    };
  });
}

/** The words of each text of the own agency, as they go out by WhatsApp. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function readChats(actor: Actor): Promise<Readonly<Record<AgencyText, string>>> {
  const texts = await listAgencyTexts(actor);
  return Object.fromEntries(texts.map(({ kind, body }) => [kind, body])) as Record<AgencyText, string>;
}

/** The words of an agency for a text: its own where it is approved and has some, else the usual ones. */
export async function findWording(db: Db | Tx, agencyId: string, kind: AgencyText): Promise<Wording> {
  const [own] = await db
    .select({ subject: agencyTexts.subject, body: agencyTexts.body })
    .from(agencyTexts)
    .innerJoin(agencies, eq(agencies.id, agencyTexts.agencyId))
    .where(
      and(
        eq(agencyTexts.agencyId, agencyId),
        eq(agencyTexts.kind, kind),
        eq(agencies.stateId, AGENCY.ACTIVE),
      ),
    );
  return own ?? usual(TEXT_RULES[kind]);
}

/** The subject and the paragraphs of a mail, filled; a line of the text is a paragraph. */
export async function mailWording(
  tx: Tx,
  agencyId: string,
  kind: AgencyText,
  values: Readonly<Record<string, string>>,
): Promise<{ readonly subject: string; readonly paragraphs: readonly string[] }> {
  const { subject, body } = await findWording(tx, agencyId, kind);
  const lines = fillWording(body, values).split('\n');
  return {
    subject: fillWording(subject ?? '', values).trim(),
    paragraphs: lines.map((line) => line.trim()).filter((line) => line !== ''),
  };
}

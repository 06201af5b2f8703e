import { contractDocuments, files, legalRepresentatives } from '@/db/schema';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import type { JobActor, LinkActor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import type { Convocated } from '@/lib/testing/factories/convocatories';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { PAPER_KINDS } from '../file-kinds';
import { CONFIRMED } from './confirmed';

/** Origin of a signature in tests. */
export const CONTEXT = { ip: '190.24.1.2', userAgent: 'test' };
export const ACCEPTED = { typeContract: 'eventos', habeasData: true, clausula: true } as const;

/** The actor of a job. */
export const JOB: JobActor = { kind: 'job', name: 'test' };

type Place = Pick<Convocated, 'agencyId' | 'eventId' | 'talentId'>;

/** The talent of a place, by its link to the contract and with its code given back. */
export const signerOf = ({ agencyId, eventId, talentId }: Place): LinkActor => ({
  kind: 'linkHolder',
  tokenId: 'test',
  purpose: 'CONTRACT',
  confirmed: CONFIRMED,
  fresh: true,
  agencyId,
  subject: { eventId, talentId },
});

/** An agency whose data are enough for a contract, and its owner. */
export async function makeContractingAgency() {
  const made = await makeAgencyUser(database());
  await database()
    .insert(legalRepresentatives)
    .values({ agencyId: made.agency.id, name: 'Marta Peña', document: '51999888' });
  return made;
}

/** The rows of the four documents of a place, without their bytes. */
export async function insertPapers({ agencyId, eventId, talentId }: Place): Promise<void> {
  for (const kind of CONTRACT_PAPER_KINDS) {
    const [file] = await database()
      .insert(files)
      .values({
        kind: PAPER_KINDS[kind].name,
        agencyId,
        talentId,
        eventId,
        key: `files/2026-01-02/${crypto.randomUUID()}`,
        name: `${kind}.png`,
        mime: 'image/png',
        size: 1,
        sha256: crypto.randomUUID(),
      })
      .returning();
    if (!file) throw new Error('no file');
    await database().insert(contractDocuments).values({ agencyId, eventId, talentId, kind, fileId: file.id });
  }
}

/** A confirmed talent with its four documents, of a new agency. */
export async function makeSigner() {
  const { agency, actor: owner } = await makeContractingAgency();
  const place = await makeConvocated(database(), { agency });
  await insertPapers(place);
  return { agency, owner, place, signer: signerOf(place) };
}

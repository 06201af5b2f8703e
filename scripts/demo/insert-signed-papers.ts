import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contractDocuments, contracts, files } from '@/db/schema';
import { CONTRACT_DOCUMENTS } from '@/db/schema/contracts';
import { agencyOf, demoAgencies } from '@/db/seed/agencies';
import type { Casting } from '@/db/seed/casting';
import { demoId } from '@/db/seed/chance';
import { renderLogo, renderPaper } from '@/db/seed/logos';
import { constantNamed } from '@/db/seed/lookups';
import type { Calendar } from '@/db/seed/moments';
import { type Paper, papersOf } from '@/db/seed/papers';
import { clauseValues } from '@/lib/contracts/clause-values';
import { contractText } from '@/lib/contracts/clauses';
import { contractFacts, platformFacts } from '@/lib/contracts/contract-facts';
import { contractPdf } from '@/lib/contracts/document';
import { CONTRACT_PDF, PAPER_KINDS } from '@/lib/contracts/file-kinds';
import { lockAgency } from '@/lib/contracts/lock-agency';
import { renderContractPdf } from '@/lib/contracts/pdf/contract-pdf';
import {
  findEngagement,
  findSignatories,
  listContractDocuments,
  readContractCatalogue,
} from '@/lib/contracts/queries';
import { contractCode } from '@/lib/contracts/rules';
import { type ContractSnapshot, contractDocument } from '@/lib/contracts/snapshot';
import { toInstant } from '@/lib/core/dates';
import { contentHash } from '@/lib/documents/content-hash';
import { seal } from '@/lib/documents/seal';
import { storeBytes } from '@/lib/storage/put-file';
import { insertClaim } from './insert-claim.ts';

const PAPER_COLOURS = { docId: '#4a6fa5', rut: '#7c9070', eps: '#b5838d', arl: '#c79a4b' } as const;
const PAPER_NAMES = { docId: 'cedula.png', rut: 'rut.png', eps: 'eps.png', arl: 'arl.png' } as const;
/** An address of the range kept for documentation (RFC 5737). */
const SIGNER_IP = '203.0.113.24';

/** Signed contracts with their documents and PDFs, and the claims made on them, worded by the application's own code. */
export async function insertSignedPapers(tx: Tx, casting: Casting, calendar: Calendar): Promise<void> {
  const uploads = await Promise.all(
    CONTRACT_DOCUMENTS.map(async (kind) => ({ kind, bytes: await renderPaper(PAPER_COLOURS[kind]) })),
  );
  const codes = new Map<string, number>();
  for (const paper of papersOf(casting)) {
    const signedAt = calendar.at(paper.signed, '19:32');
    for (const upload of uploads) await insertUpload(tx, paper, upload, signedAt);
    await insertContract(tx, paper, signedAt);
    if (!paper.claim) continue;
    const code = (codes.get(paper.agencyId) ?? 0) + 1;
    codes.set(paper.agencyId, code);
    await insertClaim(tx, paper, paper.claim, code, calendar);
  }
}

type Upload = { readonly kind: (typeof CONTRACT_DOCUMENTS)[number]; readonly bytes: Buffer };

async function insertUpload(tx: Tx, paper: Paper, { kind, bytes }: Upload, at: Date): Promise<void> {
  const fileId = demoId(`file:${kind}:${paper.convocatedId}`);
  const { agencyId, eventId, talentId } = paper;
  const stored = await storeBytes({
    kind: PAPER_KINDS[kind],
    bytes,
    mime: 'image/png',
    name: PAPER_NAMES[kind],
    agencyId,
    eventId,
    talentId,
    ownerId: talentId,
    width: 900,
    height: 1200,
  });
  await tx.insert(files).values({ ...stored, id: fileId, createdAt: at });
  await tx.insert(contractDocuments).values({
    id: demoId(`document:${kind}:${paper.convocatedId}`),
    agencyId,
    eventId,
    talentId,
    kind,
    fileId,
    createdAt: at,
  });
}

const secondsBefore = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1000);

type Held = Awaited<ReturnType<typeof lockAgency>>;

async function snapshotOf(
  tx: Tx,
  paper: Paper,
  { code, logo }: Held,
  signedAt: Date,
): Promise<ContractSnapshot> {
  const engagement = await findEngagement(tx, paper.eventId, paper.talentId);
  if (!engagement) throw new Error(`No engagement for the contract ${paper.contractId}`);
  const { agency, quotation } = engagement;
  const signatories = await findSignatories(tx, agency.id, quotation.createdBy);
  const { clauses, types } = await readContractCatalogue(tx);
  const documents = await listContractDocuments(tx, paper.eventId, paper.talentId);
  const facts = contractFacts(engagement, signatories, platformFacts(), signedAt);
  const variant = { contractType: paper.contractType, tercero: quotation.tercero };
  return {
    code,
    facts,
    ...variant,
    text: contractText(clauses, variant, clauseValues(facts)),
    logoSha256: logo?.sha256 ?? null,
    contractTypeName: types.find((type) => type.id === paper.contractType)?.name ?? '',
    validity: constantNamed(79),
    acceptance: {
      signedAt: signedAt.toISOString(),
      habeasDataAcceptedAt: secondsBefore(signedAt, 38).toISOString(),
      clausesAcceptedAt: secondsBefore(signedAt, 95).toISOString(),
      ip: SIGNER_IP,
      documents: documents.map(({ kind, fileName, sha256 }) => ({ kind, fileName, sha256 })),
    },
  };
}

async function insertContract(tx: Tx, paper: Paper, signedAt: Date): Promise<void> {
  const { agencyId, eventId, talentId, convocatedId, contractId } = paper;
  const held = await lockAgency(tx, agencyId);
  const { code } = held;
  const snapshot = await snapshotOf(tx, paper, held, signedAt);
  const hash = contentHash(snapshot);
  const agency = demoAgencies.find(({ id }) => id === agencyId) ?? agencyOf('norte');
  const logo = await renderLogo(agency.logo);
  const pdfFileId = demoId(`file:contract:${convocatedId}`);
  const stored = await storeBytes({
    kind: CONTRACT_PDF,
    bytes: await renderContractPdf(contractDocument({ code, snapshot, snapshotHash: hash, logo })),
    mime: 'application/pdf',
    name: `Contrato ${contractCode(code)} ${snapshot.facts.talent.name}.pdf`,
    agencyId,
    talentId,
    eventId,
  });
  await tx.insert(files).values({ ...stored, id: pdfFileId, createdAt: signedAt });
  const sealed = { kind: contractPdf.kind, documentId: contractId, agencyId, contentHash: hash };
  await seal(tx, sealed, { ...stored, id: pdfFileId });
  await tx.insert(contracts).values({
    id: contractId,
    agencyId,
    eventId,
    talentId,
    convocatedId,
    code,
    contractTypeId: paper.contractType,
    dateContract: snapshot.facts.contractDate,
    habeasDataAcceptedAt: toInstant(snapshot.acceptance.habeasDataAcceptedAt),
    clausesAcceptedAt: toInstant(snapshot.acceptance.clausesAcceptedAt),
    signedAt,
    signerIp: SIGNER_IP,
    snapshot,
    snapshotHash: hash,
    logoFileId: held.logo?.id ?? null,
    pdfFileId,
    createdAt: signedAt,
    updatedAt: signedAt,
  });
  await tx
    .update(contractDocuments)
    .set({ contractId })
    .where(and(eq(contractDocuments.eventId, eventId), eq(contractDocuments.talentId, talentId)));
}

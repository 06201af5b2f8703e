import { describe, expect, it } from 'vitest';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { CLAIM_PDF } from '@/lib/claims/file-kinds';
import { CONTRACT_PDF, PAPER_KINDS } from '@/lib/contracts/file-kinds';
import { type Actor, anonymous } from '@/lib/core/actor';
import { mayOpenFile } from './policy';

const file = {
  kind: CONTRACT_PDF,
  agencyId: 'agency-a',
  talentId: 'talent-1',
  eventId: 'event-1',
  visibility: 'PRIVATE',
  deletedAt: null,
} as const;

const agencyUser = (agencyId: string): Actor => ({
  kind: 'agencyUser',
  userId: 'u',
  agencyId,
  agencyState: 23,
  role: 'PRODUCER',
});
const administrator: Actor = { kind: 'administrator', userId: 'admin' };
const link = (purpose: LinkPurpose, subject: { talentId?: string; eventId?: string }): Actor => ({
  kind: 'linkHolder',
  tokenId: 't',
  purpose,
  agencyId: 'agency-a',
  subject,
});
const own = { talentId: 'talent-1', eventId: 'event-1' };

describe('mayOpenFile', () => {
  it('lets an agency open its own and no other', () => {
    expect(mayOpenFile(agencyUser('agency-a'), file)).toBe(true);
    expect(mayOpenFile(agencyUser('agency-b'), file)).toBe(false);
    expect(mayOpenFile(agencyUser('agency-b'), { ...file, agencyId: null })).toBe(false);
  });

  it('lets administrators and jobs open all, and nobody what is deleted', () => {
    expect(mayOpenFile(administrator, file)).toBe(true);
    expect(mayOpenFile({ kind: 'job', name: 'x' }, file)).toBe(true);
    expect(mayOpenFile(administrator, { ...file, deletedAt: new Date() })).toBe(false);
    expect(mayOpenFile(anonymous, { ...file, visibility: 'PUBLIC', deletedAt: new Date() })).toBe(false);
  });

  it('lets anybody open what is public, and only that', () => {
    expect(mayOpenFile(anonymous, file)).toBe(false);
    expect(mayOpenFile(anonymous, { ...file, visibility: 'PUBLIC' })).toBe(true);
    expect(mayOpenFile(agencyUser('agency-b'), { ...file, visibility: 'PUBLIC' })).toBe(true);
  });

  it('lets a link open the documents of its purpose about its own talent and event', () => {
    expect(mayOpenFile(link('CONTRACT', own), file)).toBe(true);
    expect(mayOpenFile(link('CLAIM', own), file)).toBe(true);
    expect(mayOpenFile(link('CLAIM', own), { ...file, kind: CLAIM_PDF })).toBe(true);
    expect(mayOpenFile(link('CONTRACT', own), { ...file, kind: CLAIM_PDF })).toBe(false);
    expect(mayOpenFile(link('CONTRACT', own), { ...file, kind: PAPER_KINDS.docId })).toBe(false);
    expect(mayOpenFile(link('RIDE', own), file)).toBe(false);
    expect(mayOpenFile(link('PASSWORD_RESET', own), file)).toBe(false);
  });

  it("keeps a link from another's documents", () => {
    expect(mayOpenFile(link('CONTRACT', { ...own, talentId: 'talent-2' }), file)).toBe(false);
    expect(mayOpenFile(link('CONTRACT', { ...own, eventId: 'event-2' }), file)).toBe(false);
    expect(mayOpenFile(link('CONTRACT', { talentId: 'talent-1' }), file)).toBe(false);
    expect(mayOpenFile(link('CONTRACT', own), { ...file, talentId: null, eventId: null })).toBe(false);
    expect(mayOpenFile(link('CONTRACT', {}), { ...file, talentId: null, eventId: null })).toBe(false);
  });
});

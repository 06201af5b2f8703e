import type { Actor, LinkActor, LinkPurpose } from '@/lib/core/actor';
import type { FileKind } from './rules';

type Reachable = {
  readonly kind: FileKind;
  readonly agencyId: string | null;
  readonly talentId: string | null;
  readonly eventId: string | null;
  readonly visibility: 'PRIVATE' | 'PUBLIC';
  readonly deletedAt: Date | null;
};

/** Which documents a link opens, of those that are about its talent and event. */
const KINDS_OF_PURPOSE: Readonly<Record<LinkPurpose, readonly FileKind[]>> = {
  ACTIVATION: [],
  PASSWORD_RESET: [],
  INVITATION: [],
  QUOTATION_ANSWER: ['QUOTATION_PDF'],
  TALENT_REPLY: [],
  CONTRACT: ['CONTRACT_PDF'],
  CLAIM: ['CONTRACT_PDF', 'CLAIM_PDF'],
  RIDE: [],
};

function isAboutSubject(file: Reachable, { subject }: LinkActor): boolean {
  if (!file.talentId && !file.eventId) return false;
  return (
    (!file.talentId || file.talentId === subject.talentId) &&
    (!file.eventId || file.eventId === subject.eventId)
  );
}

/**
 * Whether somebody may open a stored file: everybody the public ones, an agency's people their own, a
 * link's holder the documents of its purpose about its own talent and event, administrators and jobs all.
 */
export function mayOpenFile(actor: Actor, file: Reachable): boolean {
  if (file.deletedAt) return false;
  if (file.visibility === 'PUBLIC') return true;
  switch (actor.kind) {
    case 'administrator':
    case 'job':
      return true;
    case 'agencyUser':
      return file.agencyId === actor.agencyId;
    case 'linkHolder':
      return KINDS_OF_PURPOSE[actor.purpose].includes(file.kind) && isAboutSubject(file, actor);
    case 'talent':
    case 'anonymous':
      return false;
  }
}

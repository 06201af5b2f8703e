import { hasAbility, isVisitor, type Visitor } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import type { FileKind } from './rules';

type StoredFile = {
  readonly kind: FileKind;
  readonly agencyId: string | null;
  readonly talentId: string | null;
  readonly eventId: string | null;
  readonly visibility: 'PRIVATE' | 'PUBLIC';
  readonly deletedAt: Date | null;
  /** The agency that brought the talent and keeps it until that comes in; null for none. */
  readonly keptByAgencyId?: string | null;
  /** The actor's agency was sent a claim that the planilla serves. */
  readonly isForPayer?: boolean;
};

function isAboutSubject(file: StoredFile, { subject }: Visitor): boolean {
  if (!file.talentId && !file.eventId) return false;
  return (
    (!file.talentId || file.talentId === subject.talentId) &&
    (!file.eventId || file.eventId === subject.eventId)
  );
}

/**
 * True when the actor may open a stored file. Everybody opens public ones; an agency's people their agency's; a link's
 * holder the kinds of its purpose about its own talent and event; a talent its own photos and papers, and the people of
 * the agency that keeps it its photos until it has come in, and those of its payers its planillas; administrators all but those papers, and jobs all.
 */
export function mayOpenFile(actor: Actor, file: StoredFile): boolean {
  if (file.deletedAt) return false;
  if (file.visibility === 'PUBLIC') return true;
  if (isVisitor(actor) && (file.kind.openedBy ?? []).includes(actor.purpose) && isAboutSubject(file, actor)) {
    return true;
  }
  switch (actor.kind) {
    case 'administrator':
      return file.kind.isForNobodyElse !== true;
    case 'job':
      return true;
    case 'agencyUser':
      if (file.agencyId === actor.agencyId) return true;
      if (file.kind.isPayers === true && file.isForPayer === true) return hasAbility(actor.role, 'seeWork');
      return (
        file.kind.isKeepers === true &&
        file.keptByAgencyId === actor.agencyId &&
        hasAbility(actor.role, 'callTalents')
      );
    case 'talent':
      return file.kind.isTalents === true && file.talentId === actor.talentId;
    case 'linkHolder':
    case 'anonymous':
      return false;
  }
}

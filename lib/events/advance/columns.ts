import { emptyToNull } from '@/lib/core/contact';
import { conflict } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import type { Event } from '../queries';

/** An event without an advance. */
export const NO_ADVANCE = {
  valueAdvance: null,
  advancePercent: null,
  advanceDueOn: null,
  advanceInstructions: null,
  advanceAskedAt: null,
  advanceFileId: null,
  advanceProofAt: null,
  advanceRefusal: null,
  urlAdvance: null,
} as const satisfies Partial<Event>;

type Wire = {
  readonly valueAdvance?: number | null | undefined;
  readonly urlAdvance?: string | null | undefined;
  readonly validAdvance?: boolean | undefined;
};

/**
 * The columns that the three fields of the specification change: an amount is asked for, a proof lies somewhere, the
 * money is there or not. Throws CONFLICT for another amount than what was received, and for who says that money arrived
 * which the platform receives.
 */
export function advanceColumns(before: Event, data: Wire): Partial<Event> {
  const now = currentTime();
  const changes: Partial<Event> = {};
  const valid = data.validAdvance ?? before.validAdvance;
  if (before.tercero && valid !== before.validAdvance) throw conflict('errors.advance.platformCollects');
  const url = data.urlAdvance === undefined ? before.urlAdvance : emptyToNull(data.urlAdvance);
  if (data.valueAdvance !== undefined && data.valueAdvance !== before.valueAdvance) {
    if (before.validAdvance && valid) throw conflict('errors.advance.received');
    if (data.valueAdvance === null) Object.assign(changes, NO_ADVANCE);
    else
      Object.assign(changes, {
        valueAdvance: data.valueAdvance,
        advancePercent: null,
        advanceAskedAt: before.advanceAskedAt ?? now,
      });
  }
  if (url !== before.urlAdvance) {
    changes.urlAdvance = url;
    changes.advanceRefusal = null;
    changes.advanceProofAt = url === null && before.advanceFileId === null ? null : now;
  }
  if (valid !== before.validAdvance) {
    changes.validAdvance = valid;
    changes.advancePaidAt = valid ? now : null;
    changes.advanceRefusal = null;
  }
  return changes;
}

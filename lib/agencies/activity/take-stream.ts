import { AppError } from '@/lib/core/errors';
import { MOST_STREAMS, MOST_STREAMS_OF_A_PERSON } from './rules';

const open = new Map<string, number>();
let all = 0;

/**
 * Takes one of the live streams of this instance for a person; what it answers gives it back, and may be called
 * twice. Throws RATE_LIMITED when the person has too many, UNAVAILABLE when everybody together has.
 */
export function takeStream(personId: string): () => void {
  const own = open.get(personId) ?? 0;
  if (own >= MOST_STREAMS_OF_A_PERSON) throw new AppError('RATE_LIMITED', 'errors.streams.person');
  if (all >= MOST_STREAMS) throw new AppError('UNAVAILABLE', 'errors.streams.instance');
  open.set(personId, own + 1);
  all++;
  let taken = true;
  return () => {
    if (!taken) return;
    taken = false;
    all--;
    const rest = (open.get(personId) ?? 0) - 1;
    if (rest > 0) open.set(personId, rest);
    else open.delete(personId);
  };
}

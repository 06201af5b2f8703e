import { partsOf } from '@/lib/core/parts-of';

/** Who is called for a role. */
export type Called = { readonly id: string; readonly talentIds: readonly string[] };

/** What goes in one request: all roles in the first one, with as many people as go into it, and then one role in each. */
export type CallParts = { readonly first: readonly Called[]; readonly rest: readonly Called[] };

/** Roles and their people in parts of at most so many people, in their order; each person in one of them. */
export function partsOfCalls(roles: readonly Called[], most: number): CallParts {
  let room = most;
  const first: Called[] = [];
  const rest: Called[] = [];
  for (const { id, talentIds } of roles) {
    const now = talentIds.slice(0, room);
    room -= now.length;
    first.push({ id, talentIds: now });
    for (const later of partsOf(talentIds.slice(now.length), most)) rest.push({ id, talentIds: later });
  }
  return { first, rest };
}

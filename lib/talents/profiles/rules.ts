/** Secondary profiles of a talent, at most (specification part 1, section 5). */
export const MOST_SECONDARY = 9;

export type ProfileEntry = { readonly id: string; readonly profileId: number; readonly main: boolean };

/** What somebody wants of a talent's profiles: one more, one changed, one less. */
export type ProfileChange =
  | { readonly does: 'add'; readonly id: string; readonly profileId: number; readonly main: boolean }
  | {
      readonly does: 'change';
      readonly id: string;
      readonly profileId?: number | undefined;
      readonly main?: boolean | undefined;
    }
  | { readonly does: 'remove'; readonly id: string };

export type ProfilePlan =
  | { readonly profiles: readonly ProfileEntry[] }
  /** Key of the message that says why not. */
  | { readonly problem: string };

/**
 * The profiles of a talent after a change, or why it is refused: exactly one is the main one, at most nine are
 * secondary, and none stands twice. Who gets another main profile keeps the former one as a secondary; the first one
 * is the main one, whatever was said of it.
 */
export function planProfiles(before: readonly ProfileEntry[], change: ProfileChange): ProfilePlan {
  const known = before.find(({ id }) => id === change.id);
  const wanted = changed(before, known, change);
  if (!wanted) return { problem: 'errors.talent.mainProfile' };
  if (change.does === 'remove') return { profiles: wanted };
  const entry = wanted.find(({ id }) => id === change.id);
  const twin = wanted.find((other) => other.id !== change.id && other.profileId === entry?.profileId);
  if (twin)
    return { problem: `errors.talent.${twin.main || entry?.main ? 'repeatsMain' : 'repeatsSecondary'}` };
  if (wanted.filter(({ main }) => !main).length > MOST_SECONDARY) {
    return { problem: 'errors.talent.tooManySecondary' };
  }
  return { profiles: wanted };
}

/** Null for what would leave no main profile. */
function changed(
  before: readonly ProfileEntry[],
  known: ProfileEntry | undefined,
  change: ProfileChange,
): ProfileEntry[] | null {
  if (change.does === 'remove') return known?.main ? null : before.filter(({ id }) => id !== change.id);
  const main =
    change.does === 'add' ? change.main || before.length === 0 : (change.main ?? known?.main ?? false);
  if (known?.main && !main) return null;
  const entry = { id: change.id, profileId: change.profileId ?? known?.profileId ?? 0, main };
  const others = before
    .filter(({ id }) => id !== change.id)
    .map((other) => (main ? { ...other, main: false } : other));
  return [...others, entry];
}

/** The profiles that a whole list names: the first that is said to be main is, else the first of all. */
export function profilesOf(
  given: readonly { readonly profileUserTalentId: number; readonly main?: boolean | undefined }[],
  newId: () => string,
): ProfilePlan {
  const mainAt = Math.max(
    0,
    given.findIndex(({ main }) => main === true),
  );
  if (given.filter(({ main }) => main === true).length > 1) return { problem: 'errors.talent.mainProfile' };
  let plan: readonly ProfileEntry[] = [];
  const ordered = given.flatMap((entry, index) => (index === mainAt ? [] : [entry]));
  const main = given[mainAt];
  for (const entry of main ? [main, ...ordered] : []) {
    const next = planProfiles(plan, {
      does: 'add',
      id: newId(),
      profileId: entry.profileUserTalentId,
      main: entry === main,
    });
    if ('problem' in next) return next;
    plan = next.profiles;
  }
  return { profiles: plan };
}

import type { Tx } from '@/db/client';
import { talents } from '@/db/schema';
import { changedIdentity } from '@/lib/core/readers/keep-identity';
import { TALENT } from '@/lib/core/states';
import { keepLists } from '../details/keep-lists';
import { measureColumns } from '../details/measure-columns';
import { phoneColumns } from '../details/phone-columns';
import { talentColumns } from '../details/rules';
import { profilesOf } from '../profiles/rules';
import { writeProfiles } from '../profiles/write-profiles';
import type { CreateTalentData } from './inputs';

/** Writes a new talent (16) with its lists and profiles; of what each door asks for besides the caller has seen to. */
export async function insertTalent(
  tx: Tx,
  data: CreateTalentData,
  broughtByAgencyId: string | null,
): Promise<{ readonly id: string; readonly email: string }> {
  const { name, lastname, email, gender } = data;
  const [row] = await tx
    .insert(talents)
    .values({
      ...talentColumns(data),
      ...measureColumns(data),
      ...phoneColumns(data),
      ...changedIdentity({ ...data, documentTypeId: data.typeDocumentId }),
      name,
      lastname,
      email,
      gender,
      stateId: TALENT.REGISTERED,
      broughtByAgencyId,
    })
    .returning({ id: talents.id, email: talents.email });
  if (!row) throw new Error('the talent was not returned');
  await keepLists(tx, row.id, data);
  if (data.profileTalents?.length) {
    const plan = profilesOf(data.profileTalents, () => crypto.randomUUID());
    await writeProfiles(tx, row.id, plan, 'profileTalents');
  }
  return row;
}

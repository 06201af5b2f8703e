import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  academicTrainings,
  files,
  talentExperiences,
  talentPhotos,
  talentProfiles,
  talentSkills,
  talents,
} from '@/db/schema';
import type { Calendar } from '../calendar.ts';
import type { StoredPortrait } from '../drawings/store-portraits.ts';
import {
  descriptionsOf,
  experienceRowsOf,
  profileRowsOf,
  skillRowsOf,
  trainingRowsOf,
} from './talent-details.ts';
import type { DemoPhotos } from './talent-photos.ts';
import { demoTalents, talentRow } from './talents.ts';

/** Talents with all that their profile shows but their photos: nothing of them has a write yet. */
export async function insertTalents(tx: Tx, calendar: Calendar, passwordHash: string): Promise<void> {
  await tx.insert(talents).values(
    demoTalents.map((talent) => ({
      ...talentRow(talent, calendar, passwordHash),
      ...descriptionsOf(talent),
    })),
  );
  await tx.insert(talentProfiles).values(demoTalents.flatMap(profileRowsOf));
  await tx.insert(talentSkills).values(demoTalents.flatMap(skillRowsOf));
  await tx.insert(academicTrainings).values(demoTalents.flatMap(trainingRowsOf));
  await tx
    .insert(talentExperiences)
    .values(demoTalents.flatMap((talent) => experienceRowsOf(talent, calendar)));
}

/** Their photos as the review left them, which has no write yet either. */
export async function insertPhotos(
  tx: Tx,
  photos: readonly DemoPhotos[],
  portraits: readonly StoredPortrait[],
): Promise<void> {
  await tx.insert(files).values([...portraits]);
  await tx.insert(talentPhotos).values(photos.flatMap(({ rows }) => rows));
  for (const { profile } of photos) {
    if (!profile) continue;
    await tx
      .update(talents)
      .set({ photoFileId: profile.fileId, photoStateId: profile.stateId })
      .where(eq(talents.id, profile.talentId));
  }
}

import { redirect } from 'next/navigation';
import { guideGate } from '@/app/(portal)/_shell/guide-gate';

/** A section of the living style guide. */
export default async function GuideSection() {
  await guideGate();
  redirect('/theme#botones');
}

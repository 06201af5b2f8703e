import { afterAll, beforeEach, vi } from 'vitest';
import { closeDatabase } from '@/lib/platform/database';
import { resetEnv } from '@/lib/platform/env';
import { askingActor, askingHolder, forgetRequest } from './next-request';

// Test files that share a process leave neither their database nor their variables to the next one.
resetEnv();
beforeEach(forgetRequest);
afterAll(async () => {
  vi.unstubAllGlobals();
  await closeDatabase();
  resetEnv();
});

// A test says of which request of Next they tell, and who sends it (next-request.ts).
vi.mock('next/headers', () => import('./next-request'));
// The words of a page are no matter where it is not drawn, and outside Next these throw.
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getFormatter: async () => ({ list: (texts: readonly string[]) => texts.join(', ') }),
}));
vi.mock('@/lib/identity/session', async (original) => {
  const real = await original<typeof import('@/lib/identity/session')>();
  const { currentActor, currentLinkActor } = real;
  return {
    ...real,
    currentActor: async () => askingActor() ?? currentActor(),
    currentLinkActor: async (...link: Parameters<typeof currentLinkActor>) =>
      askingHolder() ?? currentLinkActor(...link),
  };
});

import type { TestProject } from 'vitest/node';
import { startCloneServer } from './clone-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cloneServerUrl: string;
  }
}

/** Vitest's global set-up: offers database clones to the test files, and takes everything down after the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startCloneServer();
  project.provide('cloneServerUrl', server.url);
  return server.stop;
}

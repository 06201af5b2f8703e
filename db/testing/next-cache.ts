import { vi } from 'vitest';

/**
 * Stands for `next/cache`, which throws outside a request of Next: what it invalidates is looked at in the browser tests.
 * Files that share a process share these.
 */
export const cacheLife = vi.fn();
export const cacheTag = vi.fn();
export const refresh = vi.fn();
export const revalidatePath = vi.fn();
export const revalidateTag = vi.fn();
export const updateTag = vi.fn();
export const unstable_cache = <T>(read: T): T => read;

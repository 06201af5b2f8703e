// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRefreshEvery } from './use-refresh-every';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

function Page({ isOn }: { isOn: boolean }) {
  useRefreshEvery(2_000, { isOn });
  return null;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page that takes longer to read than its turn is not asked again before it stands', async () => {
  refresh.mockImplementation(() => new Promise((read) => setTimeout(read, 5_000)));
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page isOn />));
  await pass(6_500);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(1_000);
  await pass(2_500);
  expect(refresh).toHaveBeenCalledTimes(2);
  await act(async () => root.render(<Page isOn={false} />));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});

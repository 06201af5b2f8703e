import { describeRows } from '../e2e/conformance/describe-rows.ts';

process.stdout.write(describeRows());

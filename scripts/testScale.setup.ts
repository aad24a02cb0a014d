import fc from 'fast-check';
import { runs, seed } from './testScale';

// For every property that asks for nothing else. What fails prints the seed, for TEST_SEED.
fc.configureGlobal({ seed, numRuns: runs(100) });

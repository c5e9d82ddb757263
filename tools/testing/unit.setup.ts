import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience.wait });

// Whatever a test rendered goes with it, however it ended.
afterEach(cleanup);

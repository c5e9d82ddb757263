import type { NextConfig } from 'next';

const config: NextConfig = { output: 'export' };

export default config;

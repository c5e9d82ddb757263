/** Tags of tests, for `--tags-filter`. */
export const tags = [{ name: 'smoke', description: 'One journey of each kind.' }];

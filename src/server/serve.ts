import { main } from './main.ts';

// For development: `node src/server/serve.ts`. The built server is started through main.cjs.
void main(process.env);

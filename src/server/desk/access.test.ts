import { fastify } from 'fastify';
import { registerAccess } from './access.ts';
import type { DeskDependencies } from './dependencies.ts';

test('a route of the API that does not say who may call it keeps the desk from starting', () => {
  const app = fastify();
  // Registering routes reads no dependency.
  registerAccess(app, {} as DeskDependencies);
  app.get('/api/known', { config: { access: 'admin' } }, () => 'known');
  expect(() => app.get('/api/forgotten', () => 'forgotten')).toThrow('/api/forgotten');
  expect(() => app.get('/static/file', () => 'file')).not.toThrow();
});

export { prefetchList } from '../store/prefetch.ts';
export { seedStore } from '../store/seeds.ts';

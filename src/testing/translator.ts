export { startTranslator } from '../../e2e/looks/translator';

import { products, productsTexts } from '../../content/products.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { descriptionClosed, descriptionOpened, selectDescription } from '../../store/readMoreSlice.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { ReadMoreModal } from '../../ui/ReadMoreModal.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './ProductsPage.module.scss';

/** A demonstration list of products, each with a button that opens its description. */
export const ProductsPage = ({ name, texts }: ViewProps<'products'>) => {
  const dispatch = useAppDispatch();
  const selectedId = useAppSelector(selectDescription);
  const [lead, ...paragraphs] = texts.paragraphs;
  const list = products[name === 'productListTwo' ? name : 'productList'];
  const selected = list.find(({ id }) => id === selectedId);
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} />
      <Section title={productsTexts.title}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className="card-grid">
          {list.map((product) => (
            <li key={product.id}>
              <div className={joinClasses('panel', styles.product)}>
                <h3>{product.name}</h3>
                <ReadMore
                  label={productsTexts.describe}
                  about={productsTexts.describeProduct(product.name)}
                  onOpen={() => dispatch(descriptionOpened(product.id))}
                >
                  <p>{product.description}</p>
                </ReadMore>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ReadMoreModal title={selected?.name} onClose={() => dispatch(descriptionClosed())}>
        <p>{selected?.description}</p>
      </ReadMoreModal>
    </>
  );
};

import { useState } from 'react';
import { products, productsTexts, type DemoProduct } from '../../content/products.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { ReadMoreModal } from '../../ui/ReadMoreModal.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';

/** A demonstration list: choosing a product opens its description. */
export const ProductsPage = ({ name, words }: ViewProps<'products'>) => {
  const [selected, setSelected] = useState<DemoProduct>();
  const [lead, ...paragraphs] = words.paragraphs;
  const list = products[name === 'productListTwo' ? name : 'productList'];
  return (
    <>
      <PageHead name={name} title={words.h1} lead={lead} />
      <Section title={productsTexts.title}>
        <Alert kind="info">
          <p>{[productsTexts.notice, ...paragraphs].join(' ')}</p>
        </Alert>
        <ul className="card-grid">
          {list.map((product) => (
            <li key={product.id}>
              <div className="panel product">
                <h3>{product.name}</h3>
                <ReadMore
                  label={productsTexts.describe}
                  about={productsTexts.describeWhat(product.name)}
                  onOpen={() => setSelected(product)}
                >
                  <p>{product.description}</p>
                </ReadMore>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ReadMoreModal title={selected?.name} onClose={() => setSelected(undefined)}>
        <p>{selected?.description}</p>
      </ReadMoreModal>
    </>
  );
};
